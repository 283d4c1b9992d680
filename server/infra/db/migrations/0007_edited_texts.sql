CREATE TABLE "earlier_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "edited" jsonb;--> statement-breakpoint
ALTER TABLE "generations" drop column "search";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(normalize(coalesce(request ->> 'topic', request ->> 'prompt', '') || ' ' || coalesce(replace(replace(jsonb_path_query_array(result, 'strict $.** ? (@.type() == "string")')::text, '\"', '"'), '\n', ' '), '') || coalesce(' ' || replace(replace(jsonb_path_query_array(edited, 'strict $.** ? (@.type() == "string")')::text, '\"', '"'), '\n', ' '), ''), NFC) collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "earlier_texts" ADD CONSTRAINT "earlier_texts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_texts" ADD CONSTRAINT "earlier_texts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_texts_generation" ON "earlier_texts" USING btree ("generation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "earlier_texts_user" ON "earlier_texts" USING btree ("user_id","created_at","id");