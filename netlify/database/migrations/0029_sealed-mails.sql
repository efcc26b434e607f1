ALTER TABLE "outbox_mails" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ALTER COLUMN "body" DROP DEFAULT;--> statement-breakpoint
-- What waits at this moment is still sent, or stays on the list of the staff; what was sent is forgotten. The key is not known
-- here: the sender knows a body in clear by its brace.
UPDATE "outbox_mails" SET "body" = jsonb_build_object('html', "html", 'text', "text", 'attachments', "attachments", 'headers', "headers")::text
WHERE "status" IN ('waiting', 'dead');--> statement-breakpoint
-- These held the token of their link.
UPDATE "outbox_mails" SET "dedupe_key" = 'newsletter-confirm:' || "id" WHERE "dedupe_key" LIKE 'newsletter-confirm:%';--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "attachments";--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "headers";--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "secret";--> statement-breakpoint
-- Writes the table anew: dropped columns stay in its file until then.
ALTER TABLE "outbox_mails" ALTER COLUMN "body" TYPE text USING "body" || '';
