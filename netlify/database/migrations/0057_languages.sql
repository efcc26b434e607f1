ALTER TABLE "registrations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "values" jsonb;--> statement-breakpoint
-- Earlier sentences stay as they are, under a key of their own.
UPDATE "notifications" SET "key" = 'sentence', "values" = jsonb_build_object('sentence', "text");--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "values" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_language_known" CHECK ("registrations"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_language_known" CHECK ("applications"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language_known" CHECK ("bookings"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_language_known" CHECK ("enrolments"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_language_known" CHECK ("messages"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_language_known" CHECK ("subscribers"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_language_known" CHECK ("shares"."language" in ('en', 'fr', 'rw'));--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_language_known" CHECK ("waiting_list"."language" in ('en', 'fr', 'rw'));