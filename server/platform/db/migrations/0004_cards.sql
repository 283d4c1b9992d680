CREATE SEQUENCE "public"."card_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "card_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"checkout_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_customers_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "card_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"renews" boolean NOT NULL,
	"announced" text,
	"ticket" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_subscriptions" ADD CONSTRAINT "card_subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_subscriptions_user" ON "card_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_subscriptions_period" ON "card_subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "stripe_events_age" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("expires_at") WHERE status = 'active';