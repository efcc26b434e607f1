CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_reports" (
	"digest" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"message" text NOT NULL,
	"source" text NOT NULL,
	"browser" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"request_id" uuid
);
--> statement-breakpoint
CREATE INDEX "page_reports_newest" ON "page_reports" USING btree ("last_seen");