CREATE TABLE "island_failures" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"version" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "island_failures_day_page_part_kind_engine_version_pk" PRIMARY KEY("day","page","part","kind","engine","version")
);
