CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"programme" text NOT NULL,
	"programme_title" text NOT NULL,
	"availability" text NOT NULL,
	"motivation" text NOT NULL,
	"portfolio" text,
	"cv_key" text NOT NULL,
	"cv_name" text NOT NULL,
	"cv_bytes" integer NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_cv_key_unique" UNIQUE("cv_key"),
	CONSTRAINT "applications_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at");