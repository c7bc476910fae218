import { data, redirect } from 'react-router';
import { answerForm } from '#src/http/answer-form.ts';
import type { Context } from '#src/use-cases/context.ts';
import { reportError } from './report-error.ts';

/** Answers a form that was sent to a page: a redirect to the page of thanks, or the form again with what was typed. */
export async function takeForm(request: Request, context: Context) {
  const page = new URL(request.url).pathname.replace(/\.data$/, '');
  const answer = await answerForm(context, request, page, (error) => reportError(error, request));
  if (answer.kind === 'sent') throw redirect(answer.href, { status: 303, headers: { 'Set-Cookie': answer.cookie } });
  return data(answer.reply, { status: answer.status, headers: answer.headers });
}
