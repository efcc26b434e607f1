import { expect, type Locator, type Page } from '@playwright/test';
import { pdfOf } from '../requests/pdf.ts';
import { takeAMinute } from './connection.ts';
import type { Visitor } from './visitor.ts';

export const thanks = 'Thank you! Your application was received. We will contact you shortly.';
export const motivation = 'I have danced since I was six, and want to learn how a performance is made.';
export const cv = { name: 'Aline Uwase.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(3000)) };

export const formOn = (page: Page) => page.locator('.application__form');

export async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/internships/dance-internship');
  await page.getByRole('link', { name: 'Apply Now for the Dance Internship' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Apply for an internship' });
  await expect(dialog.getByLabel('Programme')).toHaveValue('dance-internship');
  return dialog;
}

export async function fillApplication(form: Locator, visitor: Visitor): Promise<void> {
  await form.getByLabel('Full name').fill(visitor.name);
  await form.getByLabel('Email address').fill(visitor.email);
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByLabel('When are you available?').fill('January to March');
  await form.getByLabel('What do you want to learn').fill(motivation);
  await form.getByLabel('Your CV').setInputFiles(cv);
  await form.getByRole('checkbox').check();
  await takeAMinute(form.page());
}

export const send = (form: Locator) => form.getByRole('button', { name: 'Send application' });
