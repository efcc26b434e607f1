import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import { TextField } from '#src/components/forms/Field.tsx';
import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import {
  type ApplicationStage,
  applicationStages,
  stageNames,
} from '#src/domain/application/application-stage.ts';
import { answerTo } from '#src/lib/answer.ts';
import { download } from '#src/lib/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { FeeSection } from '../booking/fee/FeeSection.tsx';
import { Contact, feeRecord } from '../records/Contact.tsx';
import { momentText } from '../records/columns.tsx';
import { RecordHistory } from '../records/RecordHistory.tsx';
import { emailedText } from '../records/told-words.ts';
import { announceDone, change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { inEnglish } from '../shell/english.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { putStage } from './put-stage.ts';

const one = accountApi.applications[':id'];

export function ApplicationBody({ item }: { item: ApplicationRow }): ReactNode {
  const { id, version, status, fee, price, email, phone, programmeTitle, motivation, portfolio } = item;
  return (
    <>
      <p className="sheet__text">{motivation}</p>
      <Contact
        email={email}
        phone={phone}
        about={programmeTitle}
        record={feeRecord(item)}
        clientId={item.clientId}
      />
      <DownloadCv application={item} />
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
          fee={fee}
          price={price}
          version={version}
          canAsk={status === 'accepted'}
          ask={(json) => answerTo((init) => one.fee.$post({ param: { id }, json }, { init }))}
          take={(json) => answerTo((init) => one.payments.$post({ param: { id }, json }, { init }))}
        />
      )}
      <Stages application={item} />
      <RecordHistory id={id} version={version} />
    </>
  );
}

/** Downloads the CV. It comes from a stranger, so the dashboard never opens it. */
function DownloadCv({ application: { id, cvName, cvBytes } }: { application: ApplicationRow }): ReactNode {
  const { busy, run } = useAction(() =>
    download(inEnglish, (init) => one.cv.$get({ param: { id } }, { init }), cvName),
  );
  return (
    <p className="actions">
      <SmallButton busy={busy} onClick={() => run()}>
        Download the CV ({Math.ceil(cvBytes / 1000)} kB)
      </SmallButton>
    </p>
  );
}

/** Offers the other stages. All but the first write to the applicant, so they are confirmed. */
function Stages({ application }: { application: ApplicationRow }): ReactNode {
  const others = applicationStages.filter((stage) => stage !== application.status && stage !== 'invited');
  return (
    <section className="stack gap-xs" aria-labelledby="stages-title">
      <h3 id="stages-title">Move to</h3>
      <div className="actions">
        {others.map((stage) => (
          <StageButton key={stage} stage={stage} application={application} />
        ))}
      </div>
      <Invite application={application} />
    </section>
  );
}

function Invite({ application }: { application: ApplicationRow }): ReactNode {
  const { name, status, email } = application;
  return (
    <FoldedForm
      title={status === 'invited' ? 'Another time for the interview' : 'Invite to an interview'}
      submit={email === '' ? 'Invite' : 'Invite and send the email'}
      check={({ interview = '' }) =>
        status === 'invited' && interview === '' ? { interview: 'Please choose a day and a time.' } : {}
      }
      send={({ interview = '' }) => putStage(application, 'invited', interview)}
      onDone={() => announceDone({ title: stageNames.invited, text: name })}
    >
      <TextField
        name="interview"
        type="datetime-local"
        label="Day and time of the interview"
        hint={
          status === 'invited' || email === ''
            ? emailedText(application)
            : `${emailedText(application)} Left empty, the email asks for two or three days that suit.`
        }
        optional={status !== 'invited'}
      />
    </FoldedForm>
  );
}

interface StageButtonProps {
  stage: ApplicationStage;
  application: ApplicationRow;
}

function StageButton({ stage, application }: StageButtonProps): ReactNode {
  const { name, status, fee } = application;
  const act = () =>
    change(() => putStage(application, stage), {
      failed: 'The stage has not changed',
      done: () => ({ title: stageNames[stage], text: name }),
    });
  const { busy, run } = useAction(act);
  if (stage === 'received')
    return (
      <SmallButton busy={busy} onClick={run}>
        {stageNames[stage]}
      </SmallButton>
    );
  const withdrawn =
    status === 'accepted' && fee !== null
      ? ' This withdraws the fee. Anything already paid must be refunded.'
      : '';
  return (
    <AskedButton
      look={stage === 'declined' ? 'danger' : undefined}
      question={{
        title: `Move ${name} to “${stageNames[stage]}”?`,
        confirm: application.email === '' ? 'Move' : 'Move and send the email',
        cancel: 'Keep it as it is',
        safe: stage !== 'declined',
        text: `${emailedText(application)}${withdrawn}`,
      }}
      act={act}
    >
      {stageNames[stage]}
    </AskedButton>
  );
}
