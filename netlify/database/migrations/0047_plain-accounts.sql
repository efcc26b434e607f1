ALTER TABLE "credentials" DROP CONSTRAINT "credentials_one_each";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "provider_id";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "email_verified";--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_unique" UNIQUE("user_id");