import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type Mail, readMail } from './mail.ts';

export interface MailSink {
  /** Value for `SMTP_URL`. */
  url: string;
  /** Received mails, newest first. */
  messages(): Promise<Mail[]>;
  /** Rejects every connection with 421 while on. */
  refuse(on: boolean): void;
  /** Rejects mail to this address permanently with 550 (no such mailbox) while on. */
  refuseAddress(address: string, on: boolean): void;
  clear(): void;
  stop(): Promise<void>;
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

/** Starts a mail server on the loopback interface; port 0 picks a free one. */
export async function startMailSink(port = 0): Promise<MailSink> {
  let mails: Mail[] = [];
  let count = 0;
  let refusing = false;
  const refused = new Set<string>();

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const raw = await buffer(stream);
    count += 1;
    mails.unshift(await readMail(count, raw, envelopeOf(session), new Date()));
  }

  const server = new SMTPServer({
    authOptional: true,
    // No certificate here, and a client offered STARTTLS would require a valid one.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) =>
      done(refusing ? refusal('The mailbox is closed at the moment.', 421) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? refusal('5.1.1 There is no such mailbox.', 550) : null),
    onData: (stream, session, done) => {
      receive(stream, session).then(() => done(), done);
    },
  });
  server.on('error', () => undefined); // Clients may disconnect halfway.
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = listener.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    messages: async () => mails,
    refuse: (on) => {
      refusing = on;
    },
    refuseAddress: (address, on) => {
      if (on) refused.add(address);
      else refused.delete(address);
    },
    clear: () => {
      mails = [];
      refused.clear();
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
