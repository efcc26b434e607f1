DROP TABLE "text_stops";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "texts_stopped" boolean DEFAULT false NOT NULL;