import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** A part of buying. Only a browser that holds a vehicle asks about it: the server has said so in a cookie. */
defineFollowed('fc-buying', ({ dataset: { does, car } }) =>
  does === 'keeping' && !isKeeping(car) ? null : import('./follow-buying.ts'),
);

function isKeeping(car: string | undefined): boolean {
  const cookies = document.cookie.split('; ');
  return [`keeping=${car}`, `__Host-keeping=${car}`].some((cookie) => cookies.includes(cookie));
}
