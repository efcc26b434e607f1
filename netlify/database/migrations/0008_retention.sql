CREATE TABLE "erasures" (
	"kind" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "erasures_kind_ran_at_pk" PRIMARY KEY("kind","ran_at")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
-- Mails from before this column: their keys name the record, or the payment of a booking.
UPDATE "outbox_mails" SET "subject_id" = coalesce(
	(SELECT "booking_id" FROM "payments" WHERE "payments"."id"::text = split_part("dedupe_key", ':', 2)),
	(SELECT "subscribers"."id" FROM "subscribers" WHERE "dedupe_key" LIKE 'newsletter-confirm:%' AND "subscribers"."email" = lower("recipient")),
	substring("dedupe_key" FROM ':([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid
);--> statement-breakpoint
-- Whatever is left is about somebody who has been forgotten already.
DELETE FROM "outbox_mails" WHERE "subject_id" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mails_subject" ON "outbox_mails" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_id");