DROP INDEX "payment_request_chats_order";--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "chat_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "seen_by_person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "seen_by_admins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ADD COLUMN "instructions" jsonb;--> statement-breakpoint
UPDATE "payment_request_chats" chat SET "position" = numbered.n, "author" = numbered.author FROM (
	SELECT line.id, row_number() OVER (PARTITION BY line.payment_request_id ORDER BY line.created_at, line.id) AS n,
		CASE WHEN lower(line.sender_email) = lower(request.user_email) THEN 'person' ELSE 'team' END AS author
	FROM "payment_request_chats" line JOIN "payment_requests" request ON request.id = line.payment_request_id
) numbered WHERE numbered.id = chat.id;--> statement-breakpoint
UPDATE "payment_requests" request SET "chat_length" = counted.n FROM (
	SELECT payment_request_id, count(*) AS n FROM "payment_request_chats" GROUP BY payment_request_id
) counted WHERE counted.payment_request_id = request.id;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ALTER COLUMN "author" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_requests_unseen" ON "payment_requests" USING btree ("id") WHERE chat_length > seen_by_admins;--> statement-breakpoint
ALTER TABLE "payment_request_chats" ADD CONSTRAINT "payment_request_chats_position" UNIQUE("payment_request_id","position");--> statement-breakpoint
-- However a session ends, whoever holds a stream of that person open hears of it (server/platform/events.ts).
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('postwright_events', 'account:' || old.user_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_ended"();
