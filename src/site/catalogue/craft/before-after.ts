/** Lays both pictures on each other and moves the cut between them with the slider. */
class BeforeAfter extends HTMLElement {
  connectedCallback(): void {
    const slider = this.querySelector('input');
    if (slider === null) return;
    slider.hidden = false;
    this.dataset['slider'] = '';
    const cut = () => {
      this.style.setProperty('--cut', `${slider.value}%`);
      slider.ariaValueText = (slider.dataset['share'] ?? '')
        .replace('{before}', slider.value)
        .replace('{after}', String(100 - slider.valueAsNumber));
    };
    slider.addEventListener('input', cut);
    cut();
  }
}

customElements.define('before-after', BeforeAfter);
