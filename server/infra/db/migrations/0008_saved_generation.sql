ALTER TABLE "saved_content" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "saved_content" ADD CONSTRAINT "saved_content_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_content_generation" ON "saved_content" USING btree ("generation_id") WHERE generation_id is not null;