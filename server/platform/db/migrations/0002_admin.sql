CREATE TABLE "card_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failures" (
	"hour" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failures_hour_source_name_reason_pk" PRIMARY KEY("hour","source","name","reason")
);
--> statement-breakpoint
DROP INDEX "subscriptions_active";--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_payments_time" ON "card_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_payments_user" ON "card_payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_newest" ON "admin_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_usage_time" ON "api_usage" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "generations_time" ON "generations" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_by_hand" ON "subscriptions" USING btree ("user_id") WHERE status = 'active' and provider_subscription_id is null;