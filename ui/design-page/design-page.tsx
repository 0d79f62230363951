import { useEffect, useState } from 'react';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { ToastProvider } from '../toasts/toasts.tsx';
import { TooltipLayer } from '../tooltip/tooltip-layer.tsx';
import typography from '../type/type.module.css';
import { TextSwitch } from '../view-switch/view-switch.tsx';
import { Choosing } from './choosing.tsx';
import { Content } from './content.tsx';
import { Controls } from './controls.tsx';
import { Data } from './data.tsx';
import styles from './design-page.module.css';
import { Floating } from './floating.tsx';
import { FaceSample, Foundations } from './foundations.tsx';

const themes = ['system', 'light', 'dark', 'oled', 'retro'];

const toastLabels = {
  region: 'Notifications',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
};

/** Every component in its states, for people who work on them: at /design in development. */
export function DesignPage() {
  const [theme, setTheme] = useState<string>();
  const [direction, setDirection] = useState('ltr');
  useEffect(() => {
    setTheme(document.documentElement.dataset.theme ?? 'system');
  }, []);
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <ToastProvider>
      <main>
        <div className="content">
          <div className={styles.page}>
            <div className={styles.bar}>
              <h1 className={typography.pageTitle}>Component kit</h1>
              <TextSwitch
                legend="Theme"
                name="theme"
                value={theme ?? 'system'}
                onChange={setTheme}
                options={themes.map((value) => ({ value, label: value }))}
              />
              <TextSwitch
                legend="Direction"
                name="direction"
                value={direction}
                onChange={setDirection}
                options={['ltr', 'rtl'].map((value) => ({ value, label: value }))}
              />
            </div>
            <Floating />
          </div>
        </div>
        <FaceSample />
        <div className="content">
          <div className={styles.page}>
            <div className={styles.columns}>
              <div className={styles.column}>
                <Controls />
                <Choosing />
              </div>
              <div className={styles.column}>
                <Content />
                <Data />
              </div>
            </div>
            <Foundations />
          </div>
        </div>
      </main>
      <TooltipLayer />
      <ToastRegion labels={toastLabels} />
    </ToastProvider>
  );
}
