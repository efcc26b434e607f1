CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"ok" boolean NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"files" integer NOT NULL,
	"missing_files" integer NOT NULL,
	"problem" text,
	CONSTRAINT "backups_problem" CHECK ("backups"."ok" = ("backups"."problem" is null)),
	CONSTRAINT "backups_sizes" CHECK (least("backups"."seconds", "backups"."bytes", "backups"."rows", "backups"."files", "backups"."missing_files") >= 0)
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("started_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" in ('register', 'email'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tries_range" CHECK ("one_time_codes"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('USER', 'ADMIN', 'SUPERADMIN'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_ending_known" CHECK ("invitations"."ending" in ('accepted', 'withdrawn', 'replaced'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('received', 'shortlisted', 'invited', 'accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_bytes_range" CHECK ("applications"."cv_bytes" >= 1);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_version_range" CHECK ("applications"."version" >= 1);--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_position_range" CHECK ("booking_lines"."position" >= 0);--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_quantity_range" CHECK ("booking_lines"."quantity" >= 1);--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_amount_range" CHECK ("booking_lines"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_vat" CHECK ("booking_lines"."vat" between 0 and "booking_lines"."amount");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind_known" CHECK ("bookings"."kind" in ('session', 'fee'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_phone_mobile" CHECK ("bookings"."phone" ~ '^(07[0-9]{8})?$');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_discount_percent_range" CHECK ("bookings"."discount_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_discount_amount_range" CHECK ("bookings"."discount_amount" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total_range" CHECK ("bookings"."total" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moves_range" CHECK ("bookings"."moves" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_revision_range" CHECK ("bookings"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_version_range" CHECK ("bookings"."version" >= 1);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_closed" CHECK (("offers"."state" = 'open') = ("offers"."closed_at" is null));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percent_range" CHECK ("discount_codes"."percent" between 1 and 100);--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_status_known" CHECK ("enrolments"."status" in ('enrolled', 'waiting', 'cancelled'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_experience_known" CHECK ("enrolments"."experience" in ('beginner', 'intermediate', 'advanced'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_payment_method_known" CHECK ("enrolments"."payment_method" in ('mobile_money', 'bank_transfer', 'cash', 'card'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_waiting_number_range" CHECK ("enrolments"."waiting_number" >= 1);--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_price_range" CHECK ("enrolments"."price" >= 0);--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_age_range" CHECK ("enrolments"."age" between 1 and 120);--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_version_range" CHECK ("enrolments"."version" >= 1);--> statement-breakpoint
ALTER TABLE "gallery_files" ADD CONSTRAINT "gallery_files_width_range" CHECK ("gallery_files"."width" >= 1);--> statement-breakpoint
ALTER TABLE "gallery_files" ADD CONSTRAINT "gallery_files_height_range" CHECK ("gallery_files"."height" >= 1);--> statement-breakpoint
ALTER TABLE "gallery_files" ADD CONSTRAINT "gallery_files_bytes_range" CHECK ("gallery_files"."bytes" >= 1);--> statement-breakpoint
ALTER TABLE "island_failures" ADD CONSTRAINT "island_failures_count_range" CHECK ("island_failures"."count" >= 1);--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('waiting', 'sent', 'dead', 'discarded'));--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_tries_range" CHECK ("outbox_mails"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_status_known" CHECK ("messages"."status" in ('open', 'answered', 'done'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_version_range" CHECK ("messages"."version" >= 1);--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_version_range" CHECK ("message_templates"."version" >= 1);--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_purpose_known" CHECK ("subscriber_tokens"."purpose" in ('confirm', 'unsubscribe'));--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_status_known" CHECK ("subscribers"."status" in ('pending', 'confirmed', 'unsubscribed'));--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_round_range" CHECK ("day_closings"."round" >= 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'successful', 'failed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_phone_mobile" CHECK ("payments"."phone" ~ '^(07[0-9]{8})?$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_range" CHECK ("payments"."attempt" >= 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_range" CHECK ("payments"."amount" >= 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tries_range" CHECK ("payments"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_count_range" CHECK ("erasures"."count" >= 0);--> statement-breakpoint
ALTER TABLE "shelf_entries" ADD CONSTRAINT "shelf_entries_state_known" CHECK ("shelf_entries"."state" in ('draft', 'published', 'hidden'));--> statement-breakpoint
ALTER TABLE "shelf_entries" ADD CONSTRAINT "shelf_entries_version_range" CHECK ("shelf_entries"."version" >= 1);