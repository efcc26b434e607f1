import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { accountApi } from '#src/features/account/account-api.ts';
import type { ApplicationRow } from '#src/features/application/application-list.ts';
import { type ApplicationStage, applicationStages } from '#src/features/application/application-stage.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { FeeSection } from '../fees/FeeSection.tsx';
import { Contact } from '../records/Contact.tsx';
import { momentText } from '../records/columns.tsx';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { Cv } from './Cv.tsx';
import { putStage } from './put-stage.ts';
import { stageNames } from './stage-names.ts';

const one = accountApi.applications[':id'];

/** An application: who wants to learn what, why, their CV, and the stage it has reached. */
export function ApplicationBody({ item }: { item: ApplicationRow }): ReactNode {
  const { id, version, status, fee, price, email, phone, programmeTitle, motivation, portfolio } = item;
  return (
    <>
      <p className="sheet__text">{motivation}</p>
      <Contact email={email} phone={phone} about={programmeTitle} />
      <Cv application={item} />
      <Facts
        facts={{
          Programme: programmeTitle,
          Stage: stageNames[item.status],
          Available: item.availability,
          Portfolio: portfolio && (
            <a href={portfolio} target="_blank" rel="noopener noreferrer">
              {portfolio}
            </a>
          ),
          Email: email,
          Applied: momentText(item.createdAt),
        }}
      />
      {(status === 'accepted' || fee !== null) && (
        <FeeSection
          {...{ fee, price, version }}
          canAsk={status === 'accepted'}
          ask={(json) => answerTo((init) => one.fee.$post({ param: { id }, json }, { init }))}
          take={(json) => answerTo((init) => one.payments.$post({ param: { id }, json }, { init }))}
        />
      )}
      <Stages application={item} />
    </>
  );
}

/** The stages that an application can go to. Each but the first tells the applicant, so it is asked first. */
function Stages({ application }: { application: ApplicationRow }): ReactNode {
  const { name, status, fee } = application;
  const { question, ask } = useConfirm<ApplicationStage>();
  const { busy, run } = useAction(async (stage: ApplicationStage) => {
    if (stage !== 'received' && !(await ask(stage))) return;
    await change(() => putStage(application, stage), {
      failed: 'The stage has not changed',
      done: () => ({ title: stageNames[stage], text: name }),
    });
  });
  return (
    <section aria-labelledby="stages-title">
      <h3 id="stages-title">Move to</h3>
      <p className="actions">
        {applicationStages
          .filter((stage) => stage !== status)
          .map((stage) => (
            <button
              key={stage}
              className={`button button--small ${stage === 'declined' ? 'button--danger' : ''}`}
              type="button"
              aria-busy={busy}
              onClick={() => run(stage)}
            >
              {stageNames[stage]}
            </button>
          ))}
      </p>
      {question && (
        <ConfirmDialog
          title={`Move ${name} to “${stageNames[question.about]}”?`}
          confirm="Move and send the email"
          cancel="Keep it as it is"
          answer={question.answer}
        >
          <p>
            We email {name} at once to say so.
            {status === 'accepted' &&
              fee !== null &&
              ' The offer for the fee is withdrawn; what was paid is owed back.'}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
