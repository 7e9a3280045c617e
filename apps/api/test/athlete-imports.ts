import {
  type AthleteImport,
  addFromTemplate,
  athleteImport,
  confirmImport,
  type EventId,
  getImport,
  type ImportId,
  type ImportMapping,
} from "@chave/contract";
import { uploadOf } from "./athlete-files.ts";
import type { TestApi, TestPerson } from "./test-api.ts";

/** Importing as an organizer does it: upload, confirm, wait for the report. */
export function importsOf(api: TestApi, organizer: TestPerson) {
  /** An event with the adult blue belts of both sexes. */
  async function adultEvent(): Promise<EventId> {
    const { id: eventId } = await api.make.event(organizer);
    const body = {
      divisions: ["adult" as const],
      belts: ["blue" as const],
      sexes: ["male" as const, "female" as const],
    };
    await api.call(addFromTemplate, { params: { eventId }, body }, organizer);
    return eventId;
  }

  const upload = (eventId: EventId, name: string, content: string | Uint8Array) =>
    uploadTo(`/events/${eventId}/imports`, name, content);

  /** A teacher's list. */
  const uploadStudents = (name: string, content: string | Uint8Array) =>
    uploadTo("/students/imports", name, content);

  async function uploadTo(path: string, name: string, content: string | Uint8Array) {
    const response = await api.fetch("POST", path, { ...uploadOf(name, content), as: organizer });
    if (response.statusCode !== 200) throw { status: response.statusCode, ...response.json() };
    return athleteImport.parse(response.json());
  }

  const confirm = (importId: ImportId, mapping: ImportMapping, skipWrongRows = false) =>
    api.call(confirmImport, { params: { importId }, body: { mapping, skipWrongRows } }, organizer);

  async function ended(importId: ImportId): Promise<AthleteImport> {
    for (;;) {
      const found = await api.call(getImport, { params: { importId } }, organizer);
      if (["imported", "refused"].includes(found.status)) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function importing(eventId: EventId, csv: string, skipWrongRows = false) {
    const { id, mapping } = await upload(eventId, "atletas.csv", csv);
    await confirm(id, mapping, skipWrongRows);
    return ended(id);
  }

  return { adultEvent, upload, uploadStudents, confirm, ended, importing };
}
