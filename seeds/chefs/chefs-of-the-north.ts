import type { Emirate } from '#shared/place/emirates.ts'
import type { DemoChef } from './chef.ts'

const NORTH: Emirate[] = ['Sharjah', 'Ajman', 'Umm Al Quwain', 'Ras Al Khaimah']

export const CHEFS_OF_THE_NORTH: readonly DemoChef[] = [
  {
    phone: '+971502000005',
    email: 'asha@example.com',
    nameEn: 'Asha Menon',
    nameAr: 'آشا مينون',
    bioEn:
      'Kerala on the coast, Lucknow on feast days. Half of my menus are vegetarian, all are cooked from scratch.',
    bioAr: 'مذاق كيرالا الساحلية وأعياد لكناو. نصف قوائمي نباتية، وكلها من الصفر.',
    city: 'Sharjah',
    emirates: ['Sharjah', 'Dubai', 'Ajman'],
    cuisines: ['indian'],
    guestsMax: 50,
    menus: [
      {
        name: 'Feast on banana leaf',
        perGuest: 180,
        courses: [
          ['starter', 'chana'],
          ['main', 'fish-moilee'],
          ['main', 'hyderabadi-biryani'],
        ],
      },
      {
        name: 'Vegetarian evening',
        perGuest: 150,
        courses: [
          ['starter', 'paneer-tikka'],
          ['main', 'palak-paneer'],
          ['side', 'veg-biryani'],
        ],
      },
    ],
  },
  {
    phone: '+971502000006',
    email: 'imran@example.com',
    nameEn: 'Imran Qureshi',
    nameAr: 'عمران قريشي',
    bioEn: 'Karahi, nihari and live tandoor for gardens and farms in the northern emirates.',
    bioAr: 'كراهي ونهاري وتنور حي للحدائق والمزارع في الإمارات الشمالية.',
    city: 'Sharjah',
    emirates: ['Dubai', ...NORTH],
    cuisines: ['pakistani', 'indian'],
    guestsMax: 150,
    menus: [
      {
        name: 'Garden barbecue',
        perGuest: 145,
        courses: [
          ['starter', 'chapli-kebab'],
          ['main', 'karahi'],
          ['main', 'mutton-pulao'],
        ],
      },
      {
        name: 'Nihari breakfast',
        perGuest: 120,
        courses: [
          ['main', 'nihari'],
          ['side', 'aloo-paratha'],
        ],
      },
    ],
  },
  {
    phone: '+971502000007',
    email: 'maria@example.com',
    nameEn: 'Maria Santos',
    nameAr: 'ماريا سانتوس',
    bioEn:
      'Boodle fights, birthdays and baptisms. Everybody eats with their hands and goes home happy.',
    bioAr: 'أعياد ميلاد ولقاءات عائلية على الطريقة الفلبينية، يأكل فيها الجميع معًا ويعودون سعداء.',
    city: 'Ajman',
    emirates: ['Ajman', 'Sharjah', 'Dubai', 'Umm Al Quwain'],
    cuisines: ['filipino', 'chinese'],
    guestsMax: 70,
    menus: [
      {
        name: 'Salu-salo',
        perGuest: 135,
        courses: [
          ['soup', 'sinigang'],
          ['main', 'inasal'],
          ['side', 'pancit'],
        ],
      },
      {
        name: 'Kare-kare Sunday',
        perGuest: 150,
        courses: [
          ['main', 'kare-kare'],
          ['main', 'adobo'],
        ],
      },
    ],
  },
  {
    phone: '+971502000008',
    email: 'niran@example.com',
    nameEn: 'Niran Suksai',
    nameAr: 'نيران سوكساي',
    bioEn: 'Thai and Vietnamese cooking between the mountains and the sea of Ras Al Khaimah.',
    bioAr: 'مطبخ تايلندي وفيتنامي بين جبال رأس الخيمة وبحرها.',
    city: 'Ras Al Khaimah',
    emirates: ['Dubai', ...NORTH],
    cuisines: ['thai', 'vietnamese'],
    guestsMax: 40,
    menus: [
      {
        name: 'Bangkok evening',
        perGuest: 175,
        courses: [
          ['soup', 'tom-yum'],
          ['main', 'green-curry'],
          ['sweet', 'mango-sticky-rice'],
        ],
      },
      {
        name: 'Hanoi street',
        perGuest: 160,
        courses: [
          ['starter', 'summer-rolls'],
          ['main', 'pho-bo'],
        ],
      },
    ],
  },
  {
    phone: '+971502000009',
    email: 'sofia@example.com',
    nameEn: 'Sofia Reyes',
    nameAr: 'صوفيا رييس',
    bioEn: 'Paella over wood and tacos from the press, for beach houses on the east coast.',
    bioAr: 'بايلا على الحطب وتاكو طازج لبيوت الشاطئ على الساحل الشرقي.',
    city: 'Fujairah',
    emirates: ['Fujairah', 'Ras Al Khaimah', 'Dubai'],
    cuisines: ['spanish', 'mexican'],
    guestsMax: 45,
    menus: [
      {
        name: 'Paella on the beach',
        perGuest: 210,
        courses: [
          ['starter', 'gambas-ajillo'],
          ['main', 'paella'],
        ],
      },
      {
        name: 'Taco party',
        perGuest: 140,
        courses: [
          ['starter', 'tortilla-soup'],
          ['main', 'fish-tacos'],
          ['main', 'carne-asada'],
        ],
      },
    ],
  },
]
