import { createContext } from 'react';
import type { FormReply } from '#src/views/leads/form-view.ts';

/** What the server has to say about a form that was sent to this page without script; null on every other page. */
export const PageFormReply = createContext<FormReply | null>(null);
