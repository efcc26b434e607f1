ALTER TABLE "bookings" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_renewals_range" CHECK ("bookings"."renewals" >= 0);