import { notFound } from './not-found-answer.ts';

export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
