DROP TABLE "island_failures" CASCADE;--> statement-breakpoint
DROP TABLE "page_reports" CASCADE;