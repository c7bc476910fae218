import { robotsText } from '#src/rules/seo/robots.ts';
import type { Route } from './+types/robots.ts';
import { pageContext } from './request-context.ts';

export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(robotsText(context.get(pageContext).origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
