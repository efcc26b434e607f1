CREATE TABLE "blocked_days" (
	"day" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bookings_day" ON "bookings" USING btree ("event_date") WHERE "bookings"."status" <> 'cancelled';