CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"start" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "topic_list_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"feature" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"generation_id" uuid,
	"problem" text,
	"saved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_list_rows_position" UNIQUE("list_id","position")
);
--> statement-breakpoint
CREATE TABLE "topic_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"text" text NOT NULL,
	"points" jsonb NOT NULL,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"voice_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"rule" jsonb NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_edits_pattern" UNIQUE("voice_id","pattern","generation_id")
);
--> statement-breakpoint
CREATE TABLE "voice_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"voice_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text DEFAULT 'suggested' NOT NULL,
	"edits_seen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_rules_pattern" UNIQUE("voice_id","pattern")
);
--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "speaker" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "call_to_action" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "use_words" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "avoid_words" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "spelling" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "emoji" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "hashtags" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "own_posts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "style_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_list_rows" ADD CONSTRAINT "topic_list_rows_list_id_topic_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."topic_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_list_rows" ADD CONSTRAINT "topic_list_rows_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_lists" ADD CONSTRAINT "topic_lists_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rules" ADD CONSTRAINT "voice_rules_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rules" ADD CONSTRAINT "voice_rules_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "topic_list_rows_state" ON "topic_list_rows" USING btree ("list_id","state");--> statement-breakpoint
CREATE INDEX "topic_list_rows_generation" ON "topic_list_rows" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "topic_lists_user" ON "topic_lists" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sources_user" ON "sources" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_edits_user" ON "voice_edits" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_rules_user" ON "voice_rules" USING btree ("user_id","created_at","id");