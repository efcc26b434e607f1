-- How many bookings a day takes lies over the calendar in git from now on, by day of the week: there it was 8 on every day.
-- Who set it stays in the audit log.
INSERT INTO "shelf_entries" ("kind", "id", "state", "changes", "base", "created_at", "updated_at", "updated_by")
SELECT 'studio-calendar', 'calendar', 'published',
	jsonb_object_agg("weekday", "value"), jsonb_object_agg("weekday", 8),
	"updated_at", "updated_at", '00000000-0000-0000-0000-000000000000'
FROM "settings", unnest(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) AS "weekday"
WHERE "name" = 'capacity'
GROUP BY "updated_at";--> statement-breakpoint
DELETE FROM "settings" WHERE "name" = 'capacity';
