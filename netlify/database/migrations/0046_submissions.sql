CREATE TABLE "submissions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"subject_id" uuid,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "submissions_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "submissions_kind_known" CHECK ("submissions"."kind" in ('booking', 'enrolment', 'application', 'message', 'newsletter'))
);
--> statement-breakpoint
-- A booking's key gives the same answer for ever; the same application without a key is known again for a day.
INSERT INTO "submissions" ("kind", "key", "digest", "subject_id", "answer", "created_at")
SELECT 'booking', "idempotency_key", "request_digest", "id", "answer", "created_at" FROM "bookings" WHERE "kind" <> 'fee';--> statement-breakpoint
INSERT INTO "submissions" ("kind", "key", "digest", "subject_id", "created_at", "expires_at")
SELECT 'application', 'words:' || "digest", "digest", "id", "created_at", "created_at" + interval '1 day' FROM "applications" WHERE "created_at" > now() - interval '1 day';--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_digest_unique";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_submission_id_unique";--> statement-breakpoint
DROP INDEX "messages_of_sender";--> statement-breakpoint
CREATE INDEX "submissions_subject" ON "submissions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "submissions_expired" ON "submissions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "digest";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "request_digest";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "submission_id";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "request_digest";