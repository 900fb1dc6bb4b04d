import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './shell/fonts.css';
import './shell/tokens.css';
import './shell/base.css';
import './shell/icons';
import { keepOffline } from './shell/offline';
import { applySettings } from './shell/settings';

applySettings();
void keepOffline();
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
