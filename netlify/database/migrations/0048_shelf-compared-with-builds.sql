DROP INDEX "shelf_entries_public_since";--> statement-breakpoint
ALTER TABLE "shelf_entries" DROP COLUMN "public_since";--> statement-breakpoint
ALTER TABLE "shelf_orders" DROP COLUMN "public_since";