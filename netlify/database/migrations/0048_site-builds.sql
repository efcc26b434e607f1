CREATE TABLE "site_builds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"requested_digest" text,
	"requested_at" timestamp with time zone,
	"state" text,
	"state_since" timestamp with time zone,
	"reason" text,
	"deploy_id" text,
	"deploy_created_at" timestamp with time zone,
	CONSTRAINT "site_builds_only_unique" UNIQUE("only"),
	CONSTRAINT "site_builds_only" CHECK ("site_builds"."only"),
	CONSTRAINT "site_builds_state_known" CHECK ("site_builds"."state" in ('queued', 'building', 'built', 'failed', 'refused'))
);
--> statement-breakpoint
DROP INDEX "shelf_entries_public_since";--> statement-breakpoint
ALTER TABLE "shelf_entries" DROP COLUMN "public_since";--> statement-breakpoint
ALTER TABLE "shelf_orders" DROP COLUMN "public_since";--> statement-breakpoint
DELETE FROM "settings" WHERE "name" = 'build-asked';
