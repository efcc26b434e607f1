CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_replies_once" UNIQUE("message_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "snoozed_until" date;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "message_templates_newest" ON "message_templates" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_assignee" ON "messages" USING btree ("assignee","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_snoozed" ON "messages" USING btree ("created_at","id") WHERE "messages"."snoozed_until" is not null;--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "message_templates" FOR EACH ROW EXECUTE FUNCTION raise_version();
