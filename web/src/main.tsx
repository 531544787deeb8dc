import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepForKitchen } from './app/offline/keep-for-kitchen.ts';
import { createApp } from './app/routes/app.tsx';
import { fetchOpenedWhenTouched } from './ui/opened/use-opened.ts';
import './ui/look/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has an element #root');
const { App, isHere } = createApp();
void isHere.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
keepForKitchen();
fetchOpenedWhenTouched();
