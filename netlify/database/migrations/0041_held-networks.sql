CREATE TABLE "held_networks" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "held_networks_network_digest" CHECK ("held_networks"."network" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "held_networks" ADD CONSTRAINT "held_networks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_networks_network" ON "held_networks" USING btree ("network");