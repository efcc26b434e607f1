CREATE TABLE "notification_reads" (
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
DROP INDEX "enrolments_newest";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'received';--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_reads_notification" ON "notification_reads" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_email_order" ON "users" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_day_rising" ON "bookings" USING btree (coalesce("event_date", 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "bookings_day_falling" ON "bookings" USING btree (coalesce("event_date", '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "bookings_name" ON "bookings" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "bookings_total" ON "bookings" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "enrolments_name" ON "enrolments" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "messages_status" ON "messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_name" ON "messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "subscribers_newest" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_email_order" ON "subscribers" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE "payments"."status" = 'successful';--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_newest" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("created_at","id");--> statement-breakpoint
UPDATE "applications" SET "status" = 'received' WHERE "status" = 'new';--> statement-breakpoint
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "enrolments" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "applications" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE FUNCTION search_words(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), '[\s!-/:-@\[-`{-~]+'), ''));--> statement-breakpoint
CREATE FUNCTION phone_words(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE WHEN length(regexp_replace(phone, '[^0-9]', '', 'g')) < 9 THEN regexp_replace(phone, '[^0-9]', '', 'g')
		ELSE regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(.*)(.{9})$', '\1\2 \2 0\2 250\2') END;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("reference" || ' ' || replace(substr("reference", 5), '-', '') || ' ' || "name" || ' ' || "email" || ' ' || phone_words("phone"))) STORED;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "email" || ' ' || phone_words("phone") || ' ' || "subject")) STORED;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "email" || ' ' || phone_words("phone"))) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "email" || ' ' || phone_words("phone"))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "email")) STORED;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("email")) STORED;--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "enrolments_search" ON "enrolments" USING gin ("search");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search");
