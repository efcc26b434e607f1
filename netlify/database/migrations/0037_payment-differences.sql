CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"transaction_ref" text NOT NULL,
	"payment_id" uuid,
	"phone" text NOT NULL,
	"our_amount" bigint,
	"our_status" text,
	"their_amount" bigint,
	"their_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_differences_once" UNIQUE("kind","transaction_ref"),
	CONSTRAINT "payment_differences_kind_known" CHECK ("payment_differences"."kind" in ('unknown', 'missing', 'amount', 'state')),
	CONSTRAINT "payment_differences_our_status_known" CHECK ("payment_differences"."our_status" in ('pending', 'successful', 'failed')),
	CONSTRAINT "payment_differences_their_status_known" CHECK ("payment_differences"."their_status" in ('pending', 'successful', 'failed')),
	CONSTRAINT "payment_differences_version_range" CHECK ("payment_differences"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_differences_newest" ON "payment_differences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_differences_payment" ON "payment_differences" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD CONSTRAINT "blocked_numbers_phone_mobile" CHECK ("blocked_numbers"."phone" ~ '^07[0-9]{8}$');--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("transaction_ref" || ' ' || replace("transaction_ref", '-', '') || ' ' || "note")) STORED;--> statement-breakpoint
CREATE INDEX "payment_differences_search" ON "payment_differences" USING gin ("search");--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "payment_differences" FOR EACH ROW EXECUTE FUNCTION raise_version();
