import type { Locator, Page } from '@playwright/test';

/** Someone who fills in forms. */
export const SAM = { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156' };

/** Lets the page believe that its reader took a minute: a form that is sent within a second and a half is held as spam. */
export async function readSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

/** Fills in who someone is, in a form or a dialog. */
export async function fillPerson(form: Locator, person: Partial<typeof SAM> = SAM): Promise<void> {
  for (const [label, value] of [
    ['First name', person.name],
    ['Email', person.email],
    ['Phone', person.phone],
  ] as const)
    if (value !== undefined) await form.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** The form on a page, once its script has taken it over, which it does when someone points at it. */
export async function readyForm(page: Page): Promise<Locator> {
  await page.getByRole('main').locator('fc-island:defined form').hover();
  const form = page.getByRole('main').locator('form[data-ready]');
  await form.waitFor();
  return form;
}

/** Opens a form about the vehicle whose page is open, once its button opens dialogs. */
export async function openAsk(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('main').locator('a[aria-haspopup=dialog]').filter({ hasText: name }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-ready]').waitFor();
  return dialog;
}

/** A day to come on which every demo dealer is open: the Wednesday after next week's start, as yyyy-mm-dd. */
export function aWednesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
