/** People of all regions of Nigeria, each name of its own region. Stored in plain letters: usernames and addresses are made of them. */
export interface Region {
  /** Of the college's people, out of a hundred. */
  readonly share: number;
  readonly states: readonly string[];
  /** How many of a hundred are Muslims; the others are Christians. */
  readonly muslims: number;
  readonly surnames: readonly string[];
  readonly women: readonly string[];
  readonly men: readonly string[];
}

const words = (text: string) => text.split(' ');

export const REGIONS: readonly Region[] = [
  {
    share: 26,
    states: ['Anambra', 'Enugu', 'Imo', 'Abia', 'Ebonyi'],
    muslims: 1,
    surnames: words(
      'Okafor Eze Nwosu Okeke Obi Nnamdi Onyeka Chukwu Ugwu Anyanwu Okonkwo Ibe Nwankwo Uche Madu Okoro Agu Ezenwa Mbah Onuoha Nwachukwu Orji',
    ),
    women: words(
      'Adaeze Chiamaka Ngozi Ifeoma Nneka Amarachi Chidinma Uzoamaka Obioma Kosisochukwu Nkechi Ogechi Ebere Somtochukwu',
    ),
    men: words(
      'Chukwuemeka Obinna Ikenna Chidi Kelechi Uchenna Emeka Nnaemeka Tochukwu Ifeanyi Kenechukwu Chinedu Ebuka Arinze',
    ),
  },
  {
    share: 27,
    states: ['Lagos', 'Ogun', 'Oyo', 'Osun', 'Ondo', 'Ekiti', 'Kwara'],
    muslims: 45,
    surnames: words(
      'Adeyemi Ogunleye Adebayo Oyelaran Afolabi Balogun Olatunji Akinola Fashola Adesina Ogundipe Ayodele Oyewole Alabi Lawal Adekunle Bankole Olawale Ajayi Salako Oladipo Sowande',
    ),
    women: words(
      'Folasade Yetunde Oluwaseun Bolanle Titilayo Omolara Abimbola Ronke Temitope Kehinde Modupe Simisola Aderonke Morenike',
    ),
    men: words(
      'Tunde Oluwatobi Babajide Kayode Segun Olumide Ayodeji Gbenga Taiwo Femi Adewale Rotimi Damilola Olakunle',
    ),
  },
  {
    share: 22,
    states: ['Kano', 'Katsina', 'Kaduna', 'Sokoto', 'Jigawa', 'Zamfara', 'Kebbi', 'Bauchi'],
    muslims: 96,
    surnames: words(
      'Bello Musa Abubakar Danjuma Yusuf Sani Garba Shehu Lawan Mohammed Aliyu Tukur Dantata Gambo Inuwa Suleiman Umar Jibril Haruna Wada',
    ),
    women: words('Halima Aisha Maryam Zainab Fatima Hauwa Hadiza Rukayya Amina Safiya Khadija Bilkisu Asmau Ramatu'),
    men: words('Ibrahim Usman Abdullahi Aminu Nasiru Kabiru Sadiq Bashir Mustapha Hamza Faruk Idris Auwal Salisu'),
  },
  {
    share: 13,
    states: ['Rivers', 'Bayelsa', 'Delta', 'Edo', 'Akwa Ibom', 'Cross River'],
    muslims: 4,
    surnames: words(
      'Ekanem Bassey Okon Effiong Etim Dokubo Amadi Briggs Peterside Osagie Igbinedion Omoregie Ovie Oghenekaro Tamuno Ebikeme Akpan Inyang Wokoma Eghosa',
    ),
    women: words('Idara Ini Emem Boma Ibifuro Osasu Efe Ebiere Mfon Arit Nosakhare Onome Ekaette Tonye'),
    men: words(
      'Udoh Edidiong Tamunoemi Osaze Oghenetega Ebimobowei Nsikan Ubong Preye Efosa Inemesit Akpofure Sokari Aniekan',
    ),
  },
  {
    share: 12,
    states: [
      'Benue',
      'Plateau',
      'Nasarawa',
      'Kogi',
      'Niger',
      'Taraba',
      'Federal Capital Territory',
      'Borno',
      'Yobe',
      'Adamawa',
      'Gombe',
    ],
    muslims: 40,
    surnames: words(
      'Agbo Terwase Audu Ochefu Gyang Pam Dung Ityav Ejeh Kolo Gana Bulus Zakari Adamu Kwaghgba Onoja Attah Kadiri Waziri Mshelia',
    ),
    women: words('Nguemo Ene Rahila Ladi Doose Ojoma Nanret Hannatu Onyeche Mwuese Talatu Falmata Yagana Asabe'),
    men: words(
      'Terhemen Ochogwu Davou Emmanuel Dooter Ojonugwa Nanpan Yakubu Bitrus Aondona Gideon Modu Bukar Istifanus',
    ),
  },
];

export const MIDDLE_NAMES: Readonly<
  Record<'Christianity' | 'Islam', readonly [women: readonly string[], men: readonly string[]]>
> = {
  Christianity: [
    words('Grace Blessing Mercy Esther Ruth Deborah Joy Patience Peace Gloria'),
    words('Samuel Daniel Peter John Victor Joseph Stephen Godwin Paul Michael'),
  ],
  Islam: [
    words('Sadiya Ruqayyah Nafisa Salamatu Jamila Rabi Sumayya Balkis'),
    words('Ahmad Tijani Nuhu Isa Khalid Bala Yahaya Lateef'),
  ],
};
