DROP INDEX "payment_requests_unseen";--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "unread_by_person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "unread_by_admins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payment_requests" request SET "unread_by_person" = counted.team, "unread_by_admins" = counted.person FROM (
	SELECT line.payment_request_id AS id,
		count(*) FILTER (WHERE line.author <> 'person' AND line.position > chat.seen_by_person) AS team,
		count(*) FILTER (WHERE line.author = 'person' AND line.position > chat.seen_by_admins) AS person
	FROM "payment_request_chats" line JOIN "payment_requests" chat ON chat.id = line.payment_request_id GROUP BY 1
) counted WHERE counted.id = request.id;--> statement-breakpoint
CREATE INDEX "payment_requests_unread" ON "payment_requests" USING btree ("id") WHERE unread_by_admins > 0;