import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** A part of buying. Only a browser that holds a vehicle asks about it: the server has said so in a cookie. */
defineFollowed('fc-buying', ({ dataset: { does, car } }) =>
  does === 'keeping' && !document.cookie.split('; ').includes(`keeping=${car}`)
    ? null
    : import('./follow-buying.ts').then(({ followBuying }) => followBuying),
);
