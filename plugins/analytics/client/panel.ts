import './panel.css';

type Texts = {text: string; answers: {label: string; isAllowed: boolean}[]};

export const QUESTION: Texts = {
  text: 'May we count which pages you read and which links you follow? Your IP address is not kept.',
  answers: [
    {label: 'Allow', isAllowed: true},
    {label: 'Decline', isAllowed: false},
  ],
};

export const REFUSED: Texts = {
  text: 'Your browser asks sites not to track you, so nothing is counted here.',
  answers: [{label: 'Close', isAllowed: false}],
};

const ID = 'docs-cookie-settings';

/** Shows the question at the bottom of the window, over the page, so that nothing moves. At most one at a time. */
export function showPanel(
  {text, answers}: Texts,
  onAnswer: (isAllowed: boolean) => void,
  opener?: HTMLElement,
): void {
  document.getElementById(ID)?.remove();
  const panel = document.createElement('section');
  panel.id = ID;
  panel.setAttribute('aria-label', 'Cookie settings');
  const question = document.createElement('p');
  question.textContent = text;
  const buttons = answers.map(({label, isAllowed}) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      panel.remove();
      opener?.focus();
      onAnswer(isAllowed);
    });
    return button;
  });
  panel.append(question, ...buttons);
  document.body.append(panel);
  // Focus moves into the panel only for a reader who opened it.
  if (opener) buttons[0]?.focus();
}
