import { findClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { placesLeft } from '#src/domain/enrolment/enrolment.ts';
import { db } from '../database.ts';
import { classRoom } from './enrolment-queries.ts';

export async function classPlaces(classId: string): Promise<number | undefined> {
  const danceClass = findClass(dancePrices, classId)?.danceClass;
  return danceClass && placesLeft(await classRoom(db(), classId, danceClass.seats));
}
