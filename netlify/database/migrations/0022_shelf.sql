CREATE TABLE "shelf_entries" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"changes" jsonb,
	"draft" jsonb,
	"base" jsonb,
	"removed_at" timestamp with time zone,
	"public_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "shelf_entries_once" UNIQUE("kind","id")
);
--> statement-breakpoint
CREATE TABLE "shelf_orders" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"ids" text[] NOT NULL,
	"public_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_orders_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE INDEX "shelf_entries_public_since" ON "shelf_entries" USING btree ("public_since");--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "shelf_entries" FOR EACH ROW EXECUTE FUNCTION raise_version();
