import { read } from 'read';
import { OperatorError } from '../command.ts';

/** A stolen file can be attacked offline for years. */
const shortest = 20;

/**
 * Reads the passphrase from BACKUP_PASSPHRASE or a hidden prompt. A `fresh` one is typed twice
 * and must be long enough. Throws OperatorError.
 */
export async function readPassphrase({ fresh }: { fresh: boolean }): Promise<string> {
  const passphrase = process.env.BACKUP_PASSPHRASE || (await ask(fresh));
  if (fresh && passphrase.length < shortest)
    throw new OperatorError(
      `Please choose a passphrase of at least ${shortest} characters, for example the output of “openssl rand -base64 24”.`,
    );
  return passphrase;
}

async function ask(twice: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new OperatorError(
      'Please set BACKUP_PASSPHRASE, or run the command in a terminal, where you can type it.',
    );
  const typed = await read({ prompt: 'Passphrase: ', silent: true });
  if (twice && (await read({ prompt: '\nOnce more: ', silent: true })) !== typed)
    throw new OperatorError('\nThese are two different passphrases. Please try again.');
  return typed;
}
