import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { aWednesday, fillPerson, openAsk, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { recordEvents } from '#tests/e2e/recorded-events.ts';

async function openDrive(page: Page, list: string) {
  const [car = ''] = await vehicleLinks('harbour', list);
  await page.goto(site('harbour') + car);
  return openAsk(page, 'Book a test drive');
}

test('V22.1, L11 a test drive is booked over the vehicle’s page at a time that the location has free', async ({ page }) => {
  await page.clock.install();
  const dialog = await openDrive(page, '/search/used-cars');
  await fillPerson(dialog);
  const time = dialog.getByLabel('Preferred time');
  await expect(time).toBeDisabled();
  await dialog.getByLabel('Preferred date').fill(aWednesday());
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ times available$/);
  await axe(page);
  const [, first = ''] = await time.locator('option').allTextContents();
  expect(first).toBe('8.30 am');
  await time.selectOption({ index: 5 });
  // Whoever fills in a form faster than a person can is held for a program, and takes no place.
  await page.clock.fastForward(5_000);
  await dialog.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page).toHaveURL(/\/success\?form=test-drive/);
  await expect(page.getByText('Your time')).toBeVisible();
});

test('L11, X1.5 a drive without a time is a wish; a used car’s is event 15', async ({ page }) => {
  const events = await recordEvents(page);
  const dialog = await openDrive(page, '/search/used-cars');
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page).toHaveURL(/\/success/);
  expect(events.map((one) => one.event_id)).toContain(15);
});

test('L11, X1.5 a demo’s is event 14, as a new car’s', async ({ page }) => {
  const events = await recordEvents(page);
  const dialog = await openDrive(page, '/search/demo-cars');
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page).toHaveURL(/\/success/);
  expect(events.map((one) => one.event_id)).toContain(14);
});

test('L11 a day on which the location is closed has no times', async ({ page }) => {
  const dialog = await openDrive(page, '/search/used-cars');
  const sunday = new Date(Date.parse(aWednesday()) + 4 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Preferred date').fill(sunday);
  await expect(dialog.getByRole('status')).toHaveText(
    'There are no times left on this day. Please choose another, or we’ll suggest one.',
  );
});

test('L11 where the times do not come, a wish in words will do', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/);
  await page.route('**/api/appointments**', (route) => route.fulfill({ status: 503, body: 'no' }));
  const dialog = await openDrive(page, '/search/used-cars');
  await fillPerson(dialog);
  await dialog.getByLabel('Preferred date').fill(aWednesday());
  await dialog.getByRole('textbox', { name: 'Preferred time' }).fill('after work');
  await dialog.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page.getByText(`${aWednesday()}, after work`)).toBeVisible();
});

test('I3.1 the test drive page with the car_id of a vehicle leads to that vehicle’s form', async ({ page }) => {
  const [car = ''] = await vehicleLinks('harbour', '/search/used-cars');
  await page.goto(`${site('harbour')}/book-test-drive?car_id=${car.split('/').at(-1)}`);
  await expect(page).toHaveURL(`${site('harbour')}${car}/test-drive`);
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue(SAM.email);
});
