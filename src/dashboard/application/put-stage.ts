import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import { answerTo } from '#src/lib/answer.ts';

/** Moves an application, as it was seen, to another stage; the applicant is told. */
export function putStage({ id, version }: ApplicationRow, status: ApplicationStage, interview = '') {
  return answerTo((init) =>
    accountApi.applications[':id'].$put({ param: { id }, json: { status, interview, version } }, { init }),
  );
}
