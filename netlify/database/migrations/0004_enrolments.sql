CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"waiting_number" integer,
	"class_id" text NOT NULL,
	"class_name" text NOT NULL,
	"registered_as" text,
	"price" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"age" integer NOT NULL,
	"experience" text NOT NULL,
	"emergency_contact" text NOT NULL,
	"payment_method" text NOT NULL,
	"guardian_name" text,
	"guardian_consent_text" text,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_id" text NOT NULL,
	"request_digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE INDEX "enrolments_class" ON "enrolments" USING btree ("class_id","status");--> statement-breakpoint
CREATE INDEX "enrolments_newest" ON "enrolments" USING btree ("created_at");