ALTER TABLE "shelf_entries" ADD COLUMN "submission_id" text;--> statement-breakpoint
ALTER TABLE "shelf_entries" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "shelf_entries" ADD CONSTRAINT "shelf_entries_sent_once" UNIQUE("kind","submission_id");