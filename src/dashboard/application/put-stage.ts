import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import { answerTo } from '#src/lib/answer.ts';

/** Moves the loaded version of an application to a stage and emails the applicant. */
export function putStage({ id, version }: ApplicationRow, status: ApplicationStage, interview = '') {
  return answerTo((init) =>
    accountApi.applications[':id'].$put({ param: { id }, json: { status, interview, version } }, { init }),
  );
}
