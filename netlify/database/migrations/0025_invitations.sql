CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ending" text,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_forgotten" CHECK (("invitations"."ending" is null) = ("invitations"."email" <> ''))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE "invitations"."ending" is null;--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_expired" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = (SELECT max("updated_at") FROM "sessions" WHERE "user_id" = "users"."id");--> statement-breakpoint
-- Who holds a user's row at that moment, to suspend them for example, waits for their sessions in turn: so this never waits,
-- and notes the next use instead.
CREATE FUNCTION "note_last_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET last_seen_at = NEW.updated_at
	WHERE id IN (SELECT id FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE SKIP LOCKED);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_last_seen" AFTER INSERT OR UPDATE OF "updated_at" ON "sessions" FOR EACH ROW EXECUTE FUNCTION "note_last_seen"();
