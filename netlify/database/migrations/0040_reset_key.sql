ALTER TABLE "reset_codes" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_key_hash_unique" UNIQUE("key_hash");--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_key_hash_digest" CHECK ("reset_codes"."key_hash" ~ '^[0-9a-f]{64}$');