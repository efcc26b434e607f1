ALTER TABLE "audit_entries" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "request_id" uuid;